/**
 * Write a Brotli and a gzip form next to each text file of the built page: `node compress.mjs FOLDER`.
 *
 * The server sends them as they are (`server/http/compression.py`). A form that saves less than its own header is left out.
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const LEAST_SAVED = 40;
const FORMS = {
  ".br": (whole) =>
    brotliCompressSync(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      },
    }),
  ".gz": (whole) => gzipSync(whole, { level: constants.Z_BEST_COMPRESSION }),
};

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (/\.(br|gz)$/.test(name) && !existsSync(path.slice(0, -3))) rmSync(path);
  if (!TEXT.test(name)) continue;
  const whole = readFileSync(path);
  for (const [suffix, form] of Object.entries(FORMS)) {
    const small = form(whole);
    if (small.length + LEAST_SAVED < whole.length) writeFileSync(path + suffix, small);
    else rmSync(path + suffix, { force: true });
  }
}
