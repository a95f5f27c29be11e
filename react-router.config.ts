import { writeFile } from "node:fs/promises";
import type { Config } from "@react-router/dev/config";
import type { ServerBuild } from "react-router";
import { toManifest } from "./app/route-manifests.ts";

export default {
  ssr: true,
  // All routes in the manifest, which loads with hydration only.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const { assets }: ServerBuild = await import(/* @vite-ignore */ `${buildDirectory}/server/index.js`);
    for (const part of ["public", "admin"] as const) {
      const { url, script } = toManifest(assets, part);
      await writeFile(`${buildDirectory}/client${url}`, script);
    }
  },
} satisfies Config;
