import { BrandMark } from './BrandMark.tsx';

/** Where the owner’s logo stands, 48 × 48, with a simple sign in its place. */
export const LogoPlace = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <BrandMark x={x} y={y} tile="on-brand" tone="pen" />
);
