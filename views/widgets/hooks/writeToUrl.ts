/**
 * Writes a choice into the URL without a new history entry.
 * @param value undefined for a default, which stays out of the URL, as in the links that the server renders
 */
export function writeToUrl(parameter: string, value: string | undefined): void {
  const url = new URL(location.href);
  if (value === undefined) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, value);
  history.replaceState(history.state, '', url);
}
