import lighthouse from 'lighthouse';

/** Lighthouse's categories, under its own names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Points out of 100 for each category. */
export type Scores = Readonly<Record<(typeof categories)[number], number>>;

/**
 * Runs Lighthouse with its own defaults, which are a phone on a slow network.
 * @param port where a Chromium listens for its debugger
 * @throws with the name of the page if it could not be measured
 */
export async function lighthouseScores(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  const points = (category: string) => {
    const score = result?.lhr.categories[category]?.score;
    if (typeof score !== 'number') throw new Error(`Lighthouse gave ${url} no ${category}.`);
    return Math.round(score * 100);
  };
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
  };
}
