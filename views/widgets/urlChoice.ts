import { useEffect, useState } from 'react';

/**
 * One choice out of several that the URL carries, such as `?faq=access`.
 * @param parameter the query parameter
 * @param values what it may hold, the default first
 * @param initial what the server rendered
 * @returns the current value, and a function that changes it and the URL without a new history entry
 */
export function useUrlChoice(
  parameter: string,
  values: readonly string[],
  initial: string,
): [string, (value: string) => void] {
  const [choice, setChoice] = useState(initial);

  useEffect(() => {
    const follow = () => {
      const value = new URL(location.href).searchParams.get(parameter);
      setChoice(value !== null && values.includes(value) ? value : (values[0] ?? initial));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [parameter, values, initial]);

  const choose = (value: string) => {
    setChoice(value);
    writeToUrl(parameter, value);
  };
  return [choice, choose];
}

/** Puts a parameter into the address bar; the history keeps its length. */
export function writeToUrl(parameter: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(parameter, value);
  history.replaceState(history.state, '', url);
}
