/* How long an element says that it has copied, in milliseconds. */
const noticeTime = 2000;

interface CopyWords {
  /** What the element says at other times. */
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

/** Copies a text, and says for two seconds in an element of the page whether that worked. */
export async function copyText(text: string, notice: Element, words: CopyWords): Promise<void> {
  const say = (word: string) => {
    notice.textContent = word;
  };
  await navigator.clipboard.writeText(text).then(
    () => say(words.copied),
    () => say(words.failed),
  );
  setTimeout(() => say(words.copy), noticeTime);
}
