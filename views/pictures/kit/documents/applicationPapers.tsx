import type { ReactNode } from 'react';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

interface AttachedProps extends Place {
  readonly name: string;
  readonly children: ReactNode;
}

/* A sheet, 106 × 118, with its name at the foot and a clip at the head. */
const Attached = ({ name, children, ...place }: AttachedProps) => (
  <PaperDocument {...place} width={106} height={118} fold={20}>
    {children}
    <Label x={53} y={105} size={15} weight={700} anchor="middle">
      {name}
    </Label>
    <path d="M14 12V-2a6 6 0 0112 0V19a4 4 0 01-8 0V4" className="stroke-brand" strokeWidth={2.4} />
  </PaperDocument>
);

/** With a portrait, a name and what came after it. */
export const Resume = (place: Place) => (
  <Attached {...place} name="Resume">
    <Portrait x={38} y={56} size={50} hair="bun" clothes="brand-lift" />
    <Skeleton x={70} y={38} widths={[24]} tone="faint" />
    <Skeleton x={70} y={53} widths={[20, 24]} step={14} />
  </Attached>
);

/** With a few lines and a name by hand. */
export const CoverLetter = (place: Place) => (
  <Attached {...place} name="Cover letter">
    <Skeleton x={14} y={30} widths={[74, 62]} step={14} />
    <Signature x={14} y={61} scale={0.56} />
  </Attached>
);

/** With an app on a phone, and its code. */
export const Portfolio = (place: Place) => (
  <Attached {...place} name="Portfolio">
    <rect x={34} y={26} width={60} height={56} rx={7} className="green-soft" />
    <Glyph name="code" x={50} y={38} size={34} tone="green-ink" bold />
    <rect x={14} y={34} width={32} height={52} rx={6} className="deep" />
    <rect x={17} y={37} width={26} height={46} rx={4} className="brand-soft" />
    <rect x={22} y={43} width={16} height={16} rx={4} className="brand" />
    <Skeleton x={22} y={65} widths={[16, 10]} step={8} height={4} tone="brand-lift" />
  </Attached>
);
