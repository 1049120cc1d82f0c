import { type ReactNode, useId } from 'react';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface TextPhoneProps extends Place {
  /** Whom its owner writes with, in its head. */
  readonly number?: string;
  /** On the screen, 156 wide, 0,0 below the head. */
  readonly children: ReactNode;
}

const width = 172;
const edge = 8;
const head = 40;

/** The upper part of a phone with a text on it, 172 wide; the card's edge cuts it. */
export function TextPhone({ number, children, ...place }: TextPhoneProps) {
  const screen = useId();
  const size = { width: width - 2 * edge, height: 220, rx: 17 };
  return (
    <At {...place}>
      <rect width={width} height={240} rx={24} className="deep" />
      <clipPath id={screen}>
        <rect {...size} />
      </clipPath>
      <g transform={`translate(${edge} ${edge})`} clipPath={`url(#${screen})`}>
        <rect {...size} className="surface" />
        {number && (
          <>
            <rect width={size.width} height={head} fill="url(#sheen)" />
            <Label x={size.width / 2} y={26} size={16} weight={700} tone="on-brand" anchor="middle">
              {number}
            </Label>
          </>
        )}
        <g transform={`translate(0 ${number ? head : 0})`}>{children}</g>
      </g>
    </At>
  );
}
