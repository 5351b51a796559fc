import { mount } from "svelte";

import App from "./App.svelte";
import "./page.css";
import "./look/light.css";
import "./translated";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no element with the id 'page'");
mount(App, { target });
