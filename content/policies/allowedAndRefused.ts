interface Rulings {
  readonly heading: string;
  readonly items: readonly string[];
}

const card = (kind: 'allowed' | 'refused', { heading, items }: Rulings): string =>
  `<div class="callout ${kind}">

**${heading}**

- ${items.join(';\n- ')}.

</div>`;

/** What a reader may do and what not, in Markdown: two cards side by side, below each other on phones. */
export const allowedAndRefused = (
  allowed: Rulings,
  refused: Rulings,
): string => `<div class="cards">
${card('allowed', allowed)}
${card('refused', refused)}
</div>`;
