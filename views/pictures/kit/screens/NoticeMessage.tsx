import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** A message with the name of its sender, 344 × 104. */
export const NoticeMessage = (place: Place) => (
  <Panel {...place} width={344} height={104}>
    <Avatar x={52} y={52} size={52} glyph="bell" />
    <Label x={92} y={38} size={20} weight={700}>
      AX-NOTICE-S
    </Label>
    <Label x={92} y={64} size={16} tone="muted">
      Your library book is
    </Label>
    <Label x={92} y={86} size={16} tone="muted">
      due on 18 Nov 2026.
    </Label>
  </Panel>
);
