/** Whether an address names the machine that it is opened on, so that no other device can open it. */
export function onlyHere(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}
