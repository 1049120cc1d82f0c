/** The script of every page. It is small: React comes only when a widget is about to be used. */
import { enhanceCode } from './copy.ts';
import { enhanceHeader } from './header.ts';
import { findIslands } from './islands.ts';
import { enhanceSharing } from './share.ts';

document.documentElement.dataset.script = 'ready';
enhanceHeader();
enhanceSharing();
enhanceCode();
findIslands();
