/** The only place that reads the environment; variables.ts says what each variable means. */
// biome-ignore lint/style/noProcessEnv: it is this module's purpose.
export const environment: Readonly<Record<string, string | undefined>> = process.env;
