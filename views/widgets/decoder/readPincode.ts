import { decoderFaults, pincodeTexts } from '#content/decoder/labels.ts';
import { circles, sortingDistricts, zones } from '#content/decoder/postalAreas.ts';
import type { Reading } from './reading.ts';

export const pincodeDigits = 6;

/** @param digits six, or the first of them while they are typed: then the parts that they begin */
export function readPincode(digits: string): Reading {
  const [zone = ''] = digits;
  const region = zones[zone];
  if (region === undefined) return { kind: 'fault', message: decoderFaults.pincodeZero };
  const prefix = digits.slice(0, 2);
  const circle = prefix.length === 2 ? circleOf(prefix) : '';
  if (circle === undefined) return { kind: 'fault', message: decoderFaults.pincodeUnused(prefix) };
  const district = digits.slice(0, 3);
  const texts = pincodeTexts;
  const parts = [
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
  ];
  return {
    kind: 'pincode',
    heading: texts.heading(digits),
    parts: parts.filter(({ characters }) => characters !== ''),
  };
}

const circleOf = (prefix: string): string | undefined =>
  circles.find(([first, last]) => first <= Number(prefix) && Number(prefix) <= last)?.[2];
