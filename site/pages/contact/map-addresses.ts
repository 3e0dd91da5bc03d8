import { company } from '#content/company.ts';

const { latitude, longitude } = company.mapPoint;

/** Half the width and half the height of the embedded map, in degrees: about 2 km by 1 km. */
const halfWidth = 0.012;
const halfHeight = 0.005;

const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];

/** The map to embed; it must not be loaded before the visitor has agreed. */
export const mapFrame = `https://www.openstreetmap.org/export/embed.html?bbox=${box.map((degrees) => degrees.toFixed(4)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;

/** The address of the map, to open in a separate tab. */
export const mapLink = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
