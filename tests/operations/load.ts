/** Asks without a pause until it is told to stop, and counts what became of it. */
export interface Tally {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  /** What went wrong with requests that were not answered. */
  readonly failures: readonly string[];
  readonly requests: number;
}

export interface Load {
  /** How many requests have been answered so far. */
  readonly answered: () => number;
  readonly stop: () => Promise<Tally>;
}

/**
 * @param workers how many requests are under way at a time
 * @param ask makes one request and tells its status; what it throws counts as a failure
 */
export function startLoad(workers: number, ask: (turn: number) => Promise<number>): Load {
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  let turn = 0;
  let answered = 0;
  let isOver = false;
  const work = async () => {
    while (!isOver) {
      turn += 1;
      try {
        const status = await ask(turn);
        statuses[status] = (statuses[status] ?? 0) + 1;
        answered += 1;
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const working = Promise.all(Array.from({ length: workers }, work));
  return {
    answered: () => answered,
    async stop() {
      isOver = true;
      await working;
      return { statuses, failures, requests: turn };
    },
  };
}
