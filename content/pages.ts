/**
 * The one table of pages. Routes, menus, footer, breadcrumbs, sitemap, canonical spelling and the lists of the tests
 * derive from it.
 */
import { listedApiPages, moneyTransferPage } from './pages/apiPages.ts';
import { companyPages } from './pages/companyPages.ts';
import { fintechPages } from './pages/fintechPages.ts';
import { itPages } from './pages/itPages.ts';
import type { Page } from './pages/page.ts';
import { policyPages } from './pages/policyPages.ts';
import { vasPages } from './pages/vasPages.ts';

const table = [
  ...companyPages,
  ...listedApiPages,
  moneyTransferPage,
  ...fintechPages,
  ...itPages,
  ...vasPages,
  ...policyPages,
] as const satisfies readonly Page[];

/** The path of a page, in its exact spelling (docs/behaviour.md, "Addresses"). */
export type Path = (typeof table)[number]['path'];

export const pages: readonly (Page & { readonly path: Path })[] = table;
