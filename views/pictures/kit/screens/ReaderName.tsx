import { Label } from '../shapes/Label.tsx';

interface ReaderNameProps {
  /** Of the phone's coloured head, at whose foot it stands. */
  readonly head: number;
  readonly size: number;
}

/** The name of a reader in the head of a phone, below the signs. */
export const ReaderName = ({ head, size }: ReaderNameProps) => (
  <Label x={14} y={head - size * 0.7} size={size} weight={700} tone="on-brand">
    Your reader
  </Label>
);
