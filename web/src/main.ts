import { mount } from "svelte";
import App from "./App.svelte";
import { startSettings } from "./settings";
import "./theme.css";
import { startWords } from "./words";

const target = document.getElementById("app");
if (target === null) throw new Error("there is no place for the page");

startSettings();
await startWords();
mount(App, { target });
