import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Invented members of a list, and what each ordered; the second was corrected. */
export const corrected = [
  { name: 'Pal Traders', amount: '80' },
  { name: 'Sen Stores', amount: '100', was: '120' },
  { name: 'Das Textiles', amount: '60' },
] as const;

/** A value that counts no longer. */
export const CrossedOut = ({ children, ...place }: Place & { readonly children: string }) => (
  <At {...place}>
    <Label x={0} y={0} size={17} tone="muted">
      {children}
    </Label>
    <path d="M-2-6H32" className="stroke-red" strokeWidth={2.5} />
  </At>
);
