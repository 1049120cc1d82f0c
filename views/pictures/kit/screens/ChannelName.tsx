import { Label, textWidth } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The name of a channel on the upper edge of what it brought; x is its left end, and y that edge. */
export function ChannelName({ children, ...place }: Place & { readonly children: string }) {
  const width = Math.round(textWidth(children, 16)) + 26;
  return (
    <At {...place}>
      <rect y={-15} width={width} height={30} rx={15} className="brand" />
      <Label x={width / 2} y={5.5} size={16} weight={700} tone="on-brand" anchor="middle">
        {children}
      </Label>
    </At>
  );
}
