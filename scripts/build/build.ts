/** The entry of `npm run build`: writes dist/ with the server in one file beside what browsers get. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandOfOwner } from './brandOfOwner.ts';
import { buildServer } from './buildServer.ts';
import { buildSite } from './buildSite.ts';
import { compressFiles } from './compressFiles.ts';
import { writeBankDirectory } from './writeBankDirectory.ts';
import { writeCompanySchema } from './writeCompanySchema.ts';
import { writeSbom } from './writeSbom.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

await buildSite({ dist, reusePictures: false, brand: brandOfOwner() });
await buildServer(dist);
writeFileSync(`${dist}package.json`, '{"type":"commonjs"}');
await writeSbom(`${dist}sbom.cdx.json`);
writeBankDirectory(`${dist}banks.json`);
writeCompanySchema(`${dist}company.schema.json`);
await compressFiles([`${dist}assets`, `${dist}public`]);
