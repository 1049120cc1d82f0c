import { Label, textWidth } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The name of a channel, 26 high, above what it brought and at the left edge of that. */
export function ChannelName({ children, ...place }: Place & { readonly children: string }) {
  const width = Math.round(textWidth(children, 14.5)) + 22;
  return (
    <At {...place}>
      <rect width={width} height={26} rx={13} className="marigold" />
      <Label x={width / 2} y={18} size={14.5} weight={700} tone="deep" anchor="middle">
        {children}
      </Label>
    </At>
  );
}
