import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Precompresses built files with brotli and gzip. */
const BUILT = "build/client";
const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|xml|ico|webmanifest)$/;
/** 4 MB blocks: scripts are 0.1 % smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_LGBLOCK]: 22 } };

for (const name of readdirSync(BUILT, { recursive: true, encoding: "utf8" })) {
  const file = join(BUILT, name);
  if (!COMPRESSIBLE.test(name) || statSync(file).size < 512) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, BROTLI));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
