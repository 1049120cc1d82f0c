/** The code of the widget "decoder", which only the finder's page fetches. */
export { Decoder as widget } from '#views/widgets/Decoder.tsx';
