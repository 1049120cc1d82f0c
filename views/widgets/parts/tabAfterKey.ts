/**
 * Which tab a key leads to, past either end to the other, as the tabs pattern of the ARIA Authoring Practices has it.
 * @param key the `key` of a keyboard event
 * @param current the index of the selected tab
 * @param count how many tabs there are, at least one
 * @returns the index of the tab to select; nothing where the key is none of the pattern's
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
