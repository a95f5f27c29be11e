import { killWhileWriting } from "./kills.ts";
process.stdout.write(JSON.stringify(await killWhileWriting(1)));
