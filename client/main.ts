/** The script of every page. It is small, because React is fetched only when a widget is about to be needed. */
import { enhanceCode } from './enhanceCode.ts';
import { enhanceHeader } from './enhanceHeader.ts';
import { enhanceSharing } from './enhanceSharing.ts';
import { findIslands } from './findIslands.ts';
import { moveMoney } from './moveMoney.ts';
import { walkCalls } from './walkCalls.ts';

document.documentElement.dataset.script = 'ready';
enhanceHeader();
enhanceSharing();
walkCalls();
enhanceCode();
moveMoney();
findIslands();
