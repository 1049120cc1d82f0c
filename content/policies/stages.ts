interface Stage {
  readonly name: string;
  readonly time: string;
  readonly unit: string;
  readonly detail: string;
}

/** Stages that follow each other, each with the time it takes: beside each other, on phones a row each. */
export const stages = (list: readonly Stage[]): string =>
  `<dl class="proof">${list
    .map(
      ({ name, time, unit, detail }, index) =>
        `<div><dt><strong>${index + 1}. ${name}</strong><br>${detail}</dt><dd>${time} <small>${unit.replaceAll(' ', '\u00A0')}</small></dd></div>`,
    )
    .join('')}</dl>`;
