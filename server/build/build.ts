/** Writes dist/: the server in one file, the hashed client, styles and pictures, and the manifest that names them. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '../assets/manifest.ts';
import { buildClient } from './buildClient.ts';
import { buildPictures } from './buildPictures.ts';
import { buildServer } from './buildServer.ts';
import { compressFiles } from './compressFiles.ts';

const root = new URL('../../', import.meta.url);
const dist = fileURLToPath(new URL('dist/', root));

rmSync(dist, { recursive: true, force: true });
mkdirSync(`${dist}assets`, { recursive: true });
cpSync(fileURLToPath(new URL('public/', root)), `${dist}public`, { recursive: true });

const [client] = await Promise.all([buildClient(dist), buildServer(dist)]);
const manifest: Manifest = { ...client, pictures: buildPictures(dist) };
writeFileSync(`${dist}manifest.json`, JSON.stringify(manifest));
writeFileSync(`${dist}package.json`, '{"type":"module"}');
await compressFiles([`${dist}assets`, `${dist}public`]);
