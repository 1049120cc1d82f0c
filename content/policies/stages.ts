interface Stage {
  readonly name: string;
  readonly time: string;
  readonly unit: string;
  /** The sentence that decides a case, set bold and before the details; both are Markdown. */
  readonly rule: string;
  readonly text: readonly string[];
}

/** Stages that follow each other as numbered steps, each with the time it takes over what happens in it. */
export const stages = (list: readonly Stage[]): string =>
  `<ol class="steps">${list.map(stage).join('')}</ol>`;

const stage = ({ name, time, unit, rule, text }: Stage): string => `<li><h3>${name}</h3>
<p><strong>${time}</strong> ${unit}</p>

<b>${rule}</b>

${text.join('\n\n')}

</li>`;
