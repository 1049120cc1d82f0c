import type { ReactNode } from 'react';
import { decoder } from '#content/decoder/decoder.ts';
import { Island } from '../../Island.tsx';
import type { DecoderProps } from '../../widgets/Decoder.tsx';

/** The decoder where its form's answer leads. */
export const DecoderTool = (props: DecoderProps): ReactNode => (
  <div id={decoder.anchor} className="decoder-place">
    <Island widget="decoder" props={props} />
  </div>
);
