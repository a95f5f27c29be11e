import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** The last wall: no file of server/ may reach a browser, whatever an import says. */
function keepServerOutOfTheBrowser(): Plugin {
  return {
    name: "keep-server-out-of-the-browser",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (id.startsWith(`${import.meta.dirname}/server/`)) throw new Error(`A browser would receive ${id}`);
    },
  };
}

export default defineConfig({
  plugins: [keepServerOutOfTheBrowser(), reactRouter()],
  build: { assetsInlineLimit: 0, target: ["es2022", "chrome109", "safari15.4", "firefox115"] },
});
