import { decoderFaults, pincodeTexts } from '#content/decoder/labels.ts';
import { circles, sortingDistricts, zones } from '#content/decoder/postalAreas.ts';
import type { Reading } from './reading.ts';

/** @param digits six */
export function readPincode(digits: string): Reading {
  const [zone = ''] = digits;
  const region = zones[zone];
  if (region === undefined) return { kind: 'fault', message: decoderFaults.pincodeZero };
  const prefix = digits.slice(0, 2);
  const circle = circleOf(Number(prefix));
  if (circle === undefined) return { kind: 'fault', message: decoderFaults.pincodeUnused(prefix) };
  const district = digits.slice(0, 3);
  const texts = pincodeTexts;
  return {
    kind: 'pincode',
    heading: texts.heading(digits),
    parts: [
      { characters: zone, title: texts.zone, text: texts.zoneText(zone, region) },
      {
        characters: digits.slice(1, 2),
        title: texts.subZone,
        text: texts.subZoneText(prefix, circle),
      },
      {
        characters: digits.slice(2, 3),
        title: texts.district,
        text: texts.districtText(district, sortingDistricts[district]),
      },
      { characters: digits.slice(3), title: texts.office, text: texts.officeText },
    ],
  };
}

const circleOf = (prefix: number): string | undefined =>
  circles.find(([first, last]) => first <= prefix && prefix <= last)?.[2];
