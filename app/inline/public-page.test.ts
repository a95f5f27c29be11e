// @vitest-environment happy-dom

import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { CATALOGUES } from "../../shared/i18n/catalogues.ts";
import initHelpPage from "./help-page.ts";
import initPublicPage, { HYDRATED, HYDRATION_TIMEOUT_MS, NO_CONNECTION } from "./public-page.ts";
import initTheme from "./theme.ts";

const LATER = '<script type="text/later">import("/entry.js")</script>';
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;
const isBusy = () => find("main").hasAttribute("aria-busy");
const click = (selector: string, more: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
  find(selector).dispatchEvent(event);
  return event;
};
/** Shows a page; stops navigation as the last listener. */
const show = (content: string) => {
  document.body.innerHTML = `<main>${content}</main><p id="${NO_CONNECTION}" hidden></p>${LATER}`;
  for (const link of document.querySelectorAll("a")) link.addEventListener("click", (event) => event.preventDefault());
};

beforeAll(() => {
  show("");
  initPublicPage();
  initTheme();
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute(HYDRATED);
  sessionStorage.clear();
});

it("hydrates on the first interaction, and not when a carousel moves", () => {
  find("main").dispatchEvent(new Event("scroll"));
  expect(document.querySelector("script[type=module]")).toBe(null);
  window.dispatchEvent(new Event("pointerdown"));
  window.dispatchEvent(new Event("keydown"));
  expect([...document.querySelectorAll("script[type=module]")].map((script) => script.textContent)).toEqual([
    'import("/entry.js")',
  ]);
});

it.each([
  ["another page", '<a id="link" href="/events">', {}, true],
  ["a map", '<svg><a id="link" href="/events"></a></svg>', {}, true],
  ["this page", '<a id="link" href="#main">', {}, false],
  ["a new tab", '<a id="link" href="/events">', { ctrlKey: true }, false],
  ["a target", '<a id="link" href="/events" target="_blank">', {}, false],
  ["a phone number", '<a id="link" href="tel:9000000001">', {}, false],
])("marks the page as busy after a click on a link to %s: %#", (_to, content, more, busy) => {
  show(content);
  click("#link", more);
  expect(isBusy()).toBe(busy);
});

it.each([
  ["helpline", '<a id="link" href="tel:14405"><b id="inside">14405</b></a>'],
  ["whatsapp", '<a id="inside" href="https://wa.me/919995966666">'],
  ["registration", '<a id="inside" href="https://example.org/" data-registration>'],
  ["brochure", '<a id="inside" href="/files/brochures/a/b.pdf">'],
  ["materials", '<a id="inside" href="/files/materials/a/b.pdf">'],
  ["materials", '<a id="inside" href="/posters/call-a4.pdf">'],
  [null, '<a id="inside" href="tel:9000000001">'],
  [null, '<a id="inside" href="https://wa.me/?text=x">'],
])("counts a press on a link of the kind %s: %#", async (what, content) => {
  const send = vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
  show(content);
  click("#inside");
  const sent = await Promise.all(
    send.mock.calls.map(async ([to, body]) => [to, JSON.parse(await (body as Blob).text())]),
  );
  expect(sent).toEqual(what === null ? [] : [["/api/press", { what, path: location.pathname }]]);
});

it("probes the server when offline, then shows a message or follows the link", async () => {
  show('<a id="link" href="/events">');
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  const followed = vi.fn();
  find("#link").addEventListener("click", followed);
  click("#link");
  await vi.waitFor(() => expect(find(`#${NO_CONNECTION}`).hidden).toBe(false));
  expect([isBusy(), followed.mock.calls.length]).toEqual([false, 0]);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  click("#link");
  await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect(find(`#${NO_CONNECTION}`).hidden).toBe(true);
});

it("replays a click after hydration", async () => {
  show('<button type="button" data-requires-hydration>Share</button>');
  expect(click("button").defaultPrevented).toBe(true);
  const replayed = vi.fn();
  find("button").addEventListener("click", replayed);
  document.documentElement.setAttribute(HYDRATED, "");
  await vi.waitFor(() => expect(replayed).toHaveBeenCalledOnce());
  expect(isBusy()).toBe(false);
});

it("submits a form natively, once, if hydration takes too long", () => {
  show("<form><button data-requires-hydration>Send</button></form>");
  const submit = vi.spyOn(find<HTMLFormElement>("form"), "submit").mockReturnValue();
  click("button");
  click("button");
  vi.advanceTimersByTime(HYDRATION_TIMEOUT_MS);
  expect([submit.mock.calls.length, find<HTMLButtonElement>("button").disabled]).toEqual([1, true]);
});

it("remembers a chosen district and submits its form", () => {
  show('<form data-submit-on-change><select><option>Idukki</option></select><button type="button"></button></form>');
  const pressed = vi.fn();
  find("button").addEventListener("click", pressed);
  find("select").dispatchEvent(new Event("change", { bubbles: true }));
  expect([sessionStorage.getItem("district"), pressed.mock.calls.length]).toEqual(["Idukki", 1]);
});

it("leaves the page on a click, or on three presses of Escape within two seconds", () => {
  show('<a href="https://example.org/" data-leaves-page="keys">');
  const leave = vi.spyOn(location, "replace").mockReturnValue();
  click("a", { ctrlKey: true });
  expect(leave).not.toHaveBeenCalled();
  expect(click("a").defaultPrevented).toBe(true);
  const press = (timeStamp: number) => {
    const event = new KeyboardEvent("keydown", { key: "Escape" });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    window.dispatchEvent(event);
  };
  for (const time of [0, 1000, 2500]) press(time);
  expect(leave).toHaveBeenCalledTimes(1);
  press(2600);
  expect(leave.mock.calls).toEqual([["https://example.org/"], ["https://example.org/"]]);
});

it("switches the theme from system to light, dark and back, and stores it", () => {
  show("<button data-switches-theme>");
  const themes = [1, 2, 3].map(() => {
    click("button");
    return [document.documentElement.dataset["theme"], localStorage.getItem("theme")];
  });
  expect(themes).toEqual([
    ["light", "light"],
    ["dark", "dark"],
    [undefined, "device"],
  ]);
});

it("shows in both languages when the help page was cached", () => {
  show("<b></b><i></i>");
  const { en, ml } = CATALOGUES;
  find("b").dataset["keptWords"] = JSON.stringify({ words: "Kept on {when}.", dates: en.dates });
  find("i").dataset["keptWords"] = JSON.stringify({ words: "{when}", dates: ml.dates });
  document.documentElement.dataset["kept"] = "2026-05-05T08:35:00Z";
  initHelpPage();
  delete document.documentElement.dataset["kept"];
  expect(find("b").textContent).toBe("Kept on 5 May 2026, 2:05 pm.");
  expect(find("i").textContent).toBe("5 മേയ് 2026, ഉച്ചയ്ക്ക് 2.05");
});
