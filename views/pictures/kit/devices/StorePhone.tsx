import type { ReactNode } from 'react';
import { BrandMark } from '../screens/BrandMark.tsx';
import { malda } from '../screens/malda.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

/** Of the screen, and between its edge and what is on it. */
const width = 198;
const pad = 16;

/** A phone, 216 × 528, with the page of an app store on which Malda Mobile is listed: name, who lists it, a button, two of its screens. */
export const StorePhone = (place: Place) => (
  <Phone {...place} width={width + 18} height={528} time="">
    <Glyph name="arrow-left" x={pad - 4} y={48} size={22} tone="muted" />
    <Glyph name="search" x={width - pad - 20} y={48} size={22} tone="muted" />
    <BrandMark x={pad} y={84} scale={1.25} tile={malda.tone} tone={malda.on} />
    <Label x={88} y={106} size={22} weight={800}>
      Malda
    </Label>
    <Label x={88} y={132} size={22} weight={800}>
      Mobile
    </Label>
    <Label x={pad} y={172} size={16} weight={600} tone="brand-ink">
      Your company
    </Label>
    <rect x={pad} y={188} width={width - 2 * pad} height={48} rx={14} fill="url(#sheen)" />
    <Label x={width / 2} y={219} size={20} weight={700} tone="on-brand" anchor="middle">
      Install
    </Label>
    <AppScreen x={pad} y={258}>
      <Tick x={39} y={86} size={42} />
      <Skeleton x={17} y={122} widths={[44, 28]} step={16} height={7} tone="faint" />
    </AppScreen>
    <AppScreen x={pad + 88} y={258}>
      {[30, 48, 38, 66].map((height, index) => (
        <rect
          key={height}
          x={13 + index * 14}
          y={144 - height}
          width={9}
          height={height}
          rx={3}
          className={malda.tone}
        />
      ))}
    </AppScreen>
    <Skeleton x={pad} y={446} widths={[width - 2 * pad, 130]} step={22} />
  </Phone>
);

/* One screen of the app, 78 × 164, under its head. */
const AppScreen = ({ children, ...place }: Place & { readonly children: ReactNode }) => (
  <At {...place}>
    <rect width={78} height={164} rx={12} className={malda.soft} />
    <path d="M0 36V12A12 12 0 0112 0H66a12 12 0 0112 12V36z" className={malda.tone} />
    <BrandMark x={10} y={9} scale={0.375} tile={malda.on} tone={malda.tone} />
    <rect x={35} y={15} width={32} height={6} rx={3} className={malda.on} />
    {children}
  </At>
);
