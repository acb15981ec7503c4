import { mount } from "svelte";
import App from "./app/App.svelte";
import { startSettings } from "./app/settings";
import "./app/theme.css";
import { startWords } from "./app/words";

const target = document.getElementById("app");
if (target === null) throw new Error("there is no place for the page");

startSettings();
await startWords();
mount(App, { target });
