import { useId } from 'react';
import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { panSizes } from './panSizes.ts';
import { panSpecimen } from './panSpecimen.ts';
import { Signature } from './Signature.tsx';

/** The specimen of a PAN card, with portrait and signature, each of its fields ticked as one that matches. It bears no emblem. */
export function PanIdCard(place: Place) {
  const cut = useId();
  const { width, height, head, pad, title, note, photo, sign } = panSizes;
  return (
    <At {...place}>
      <Shadow width={width} height={height} />
      <clipPath id={cut}>
        <rect width={width} height={height} rx={14} />
      </clipPath>
      <g className="sheet">
        <g clipPath={`url(#${cut})`}>
          <rect width={width} height={height} className="paper" />
          <rect width={width} height={head} fill="url(#sheen)" />
          <path d={`M0 ${head}H${width}`} className="stroke-marigold" strokeWidth={4} />
        </g>
        <Label x={pad} y={head * 0.66} size={title} weight={700} tone="on-brand">
          PAN card
        </Label>
        <Label
          x={width - pad}
          y={head * 0.65}
          size={note}
          weight={700}
          tone="on-brand"
          anchor="end"
        >
          Specimen
        </Label>
        <Photograph x={pad} {...photo} hair="long" />
        <Signature x={pad} {...sign} />
        <Fields />
      </g>
    </At>
  );
}

/* The ticks stand in one column, each on the line of its field. */
const Fields = () => {
  const { width, pad, rows, caption, value, tick } = panSizes;
  return panSpecimen.map(([name, text], index) => (
    <g key={name} transform={`translate(${rows.x} ${rows.y + index * rows.step})`}>
      {index > 0 && (
        <path d={`M0 0H${width - pad - rows.x}`} className="stroke-line" strokeWidth={1.5} />
      )}
      <Label x={0} y={rows.step * 0.36} size={caption} weight={700} tone="muted">
        {name}
      </Label>
      <Label x={0} y={rows.step * 0.79} size={value} weight={700}>
        {text}
      </Label>
      <Tick x={width - pad - rows.x - tick / 2} y={rows.step / 2} size={tick} />
    </g>
  ));
};
