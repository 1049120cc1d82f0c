import { useEffect, useState } from 'react';
import { writeToUrl } from './writeToUrl.ts';

/**
 * A choice that the URL carries, such as `?faq=access`.
 * @param parameter the query parameter
 * @param values its possible values, the default first
 * @param initial the value that the server rendered
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
    writeToUrl(parameter, value === values[0] ? undefined : value);
  };
  return [choice, choose];
}
