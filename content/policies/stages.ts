interface Stage {
  readonly name: string;
  readonly time: string;
  readonly unit: string;
  /** In Markdown. */
  readonly text: string;
}

/** Stages that follow each other as numbered steps, each with the time it takes over what happens in it. */
export const stages = (list: readonly Stage[]): string =>
  `<ol class="steps">${list.map(stage).join('')}</ol>`;

const stage = ({ name, time, unit, text }: Stage): string => `<li><h3>${name}</h3>
<p><strong>${time}</strong> ${unit}</p>

${text}

</li>`;
