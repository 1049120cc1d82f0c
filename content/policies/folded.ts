/**
 * A long table or list of a policy under a heading that folds it on phones, once the script has come. It lies open elsewhere, on
 * paper and without scripts.
 */
export const folded = (
  heading: string,
  content: string,
): string => `<details class="fold" data-folds open><summary tabindex="-1">${heading}</summary>

${content}

</details>`;
