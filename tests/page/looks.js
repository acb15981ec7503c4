/**
 * Switches the page to a look in place and waits until it is laid out. Where there is a `measure`,
 * the page is veiled, so that nothing is painted, and what the measure finds is returned for each
 * theme; a theme that changes nothing but colours is not measured twice.
 */
async ({ key, settings, themes, patience, measured }, change, measure) => {
  const html = document.documentElement;
  const frames = async (n) => {
    for (let i = 0; i < n; i += 1) await new Promise((done) => requestAnimationFrame(done));
  };

  if (document.getElementById("measured") === null) {
    const all = document.head.appendChild(document.createElement("style"));
    all.id = "measured";
    // What is only laid out when it is scrolled to has no true size before; nobody looks behind a dialog.
    all.textContent = `
      dialog[open] *, body:not(:has(dialog:modal)) * { content-visibility: visible !important; }
      html[data-veiled], html[data-veiled] dialog, html[data-veiled] dialog::backdrop { opacity: 0 !important; }`;
  }
  html.toggleAttribute("data-veiled", measure !== null);

  /** All that a measure depends on: where everything is, how large it is drawn, what can be seen. */
  const shape = () =>
    [...document.body.querySelectorAll("*")]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { fontSize, visibility, opacity, zIndex } = getComputedStyle(element);
        return [x, y, width, height, fontSize, visibility, opacity, zIndex].join();
      })
      .join(";");

  const { language, textSize } = settings;
  const until = performance.now() + patience;
  const found = [];
  let before = null;
  for (const theme of themes) {
    change([key, { ...settings, theme }]);
    while (
      html.lang !== language ||
      html.style.getPropertyValue("--text-scale") !== `${textSize / 100}` ||
      html.dataset.theme !== theme
    ) {
      if (performance.now() > until) throw new Error(`still ${html.lang}, ${html.dataset.theme}, not ${language}, ${theme}`);
      await frames(1);
    }
    if (before === null) {
      await document.fonts.ready;
      await frames(3); // what measures itself draws itself anew
    } else await frames(1);
    if (measure === null) continue;
    // A part of the screen is measured sooner than all of it is compared.
    const now = measured.within === null ? shape() : {};
    found.push(now === before ? found.at(-1) : measure(measured));
    before = now;
  }
  return found;
};
