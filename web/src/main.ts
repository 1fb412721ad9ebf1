import { mount } from "svelte";
import "./css/house.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
