/** The entry of the per-request form: the same pages as one would write them first, rendered and compressed for each request. */
import { pathToFileURL } from 'node:url';
import compression from 'compression';
import express from 'express';
import { pages } from '#content/pages.ts';
import { readPageState } from '#content/urlState.ts';
import { readManifest } from '#server/assets/manifest.ts';
import { readConfig } from '#server/config/config.ts';
import { createSite } from '#server/pages/createSite.ts';
import { renderPage } from '#server/pages/render.tsx';

const [build = '', port] = process.argv.slice(2);
const result = readConfig({});
if (!result.ok) throw new Error(result.problems.join('\n'));
const site = createSite(
  result.config,
  readManifest(pathToFileURL(build)),
  `http://localhost:${port}`,
  new Date().getFullYear(),
);

const app = express();
app.use(compression());
for (const page of pages) {
  app.get(page.path, (request, response) => {
    const query = new URLSearchParams(new URL(request.originalUrl, site.origin).search);
    response.send(renderPage(site, { page, state: readPageState(page.path, query) }));
  });
}
app.listen(Number(port));
