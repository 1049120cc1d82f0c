interface Stage {
  readonly name: string;
  /** The sentence that decides a case, set bold and before the details; both are Markdown. */
  readonly rule: string;
  readonly text: readonly string[];
}

/** Stages that follow each other, side by side below the drawing of their days, below each other on phones. */
export const stages = (list: readonly Stage[]): string =>
  `<div class="topics">${list.map(stage).join('')}</div>`;

const stage = ({ name, rule, text }: Stage): string => `<section><h3>${name}</h3>

**${rule}**

${text.join('\n\n')}

</section>`;
