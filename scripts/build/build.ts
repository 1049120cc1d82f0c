/** The entry of `npm run build`: writes dist/ with the server in one file beside what browsers get. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandOfOwner } from './brand/brandOfOwner.ts';
import { buildSite, emptyDist } from './buildSite.ts';
import { forgetUnused } from './cached.ts';
import { compressFiles } from './compressFiles.ts';
import { buildServer } from './server/buildServer.ts';
import { keepCompiled } from './server/keepCompiled.ts';
import { writeBankDirectory } from './server/writeBankDirectory.ts';
import { writeCompanySchema } from './server/writeCompanySchema.ts';
import { writeSbom } from './server/writeSbom.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

emptyDist(dist);
await Promise.all([
  buildSite(dist, brandOfOwner()).then(() =>
    Promise.all([`${dist}assets`, `${dist}public`].map(compressFiles)),
  ),
  buildServer(dist),
  writeSbom(`${dist}sbom.cdx.json`),
]);
writeFileSync(`${dist}package.json`, '{"type":"commonjs"}');
writeBankDirectory(`${dist}banks.json`);
writeCompanySchema(`${dist}company.schema.json`);
await keepCompiled(dist);
await forgetUnused(Date.now() - 30 * 24 * 60 * 60 * 1000);
