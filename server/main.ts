/** The entry of the built server: everything is in start.ts and app.ts. */
import { start } from './start.ts';

// biome-ignore lint/style/noProcessEnv: the one place where the environment is read.
start(process.env, new URL('./', import.meta.url));
