/** The script of every page. It is small, because React is fetched only when a widget is about to be needed. */
import { enhanceCode } from './enhanceCode.ts';
import { enhanceHeader } from './enhanceHeader.ts';
import { enhanceSharing } from './enhanceSharing.ts';
import { findIslands } from './findIslands.ts';
import { foldOnPhones } from './foldOnPhones.ts';
import { moveMoney } from './moveMoney.ts';
import { reachRows } from './reachRows.ts';
import { walkCalls } from './walkCalls.ts';

// The page takes its own colours before they have a duration: from those of the browser they would fade.
document.getAnimations();
document.documentElement.dataset.script = 'ready';
enhanceHeader();
enhanceSharing();
foldOnPhones();
reachRows();
walkCalls();
enhanceCode();
moveMoney();
findIslands();
