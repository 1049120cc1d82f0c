/**
 * Which tab a key leads to, wrapping around at either end (tabs pattern of the ARIA Authoring Practices).
 * @param key the `key` of a keyboard event
 * @param current the index of the selected tab
 * @param count how many tabs there are, at least one
 * @returns the index of the tab to select, or undefined if the key is not part of the pattern
 */
export function tabAfterKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case ' ':
      return current;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
