import {
  boxSize,
  deviceGlyphs,
  glyphSize,
  switchGlyph,
  switchSize,
} from '#domain/installation-drawing/device-glyphs.ts';
import type { DrawnGroup, Shape, TextShape } from '#domain/installation-drawing/shapes.ts';
import { formatCounted } from '#domain/money.ts';
import type { PhoneModel } from '#domain/quote/catalogue/catalogue.ts';
import type { InstallationPlan, PlannedSite, PlannedSwitch } from '#domain/quote/installation/installation.ts';
import { cutText } from '#domain/typed-text.ts';

/** Width of every drawing in its own units; it is scaled to the available space. */
const drawingWidth = 360;

const margin = 12;
const boxLeft = margin;
const switchLeft = 78;
const phonesLeft = 182;
const titleHeight = 22;
const rowGap = 8;
const siteGap = 14;
/** Of labels on paper; on screen their size depends on the width (`ui/installation/InstallationDrawing.module.css`). */
const labelSize = 11;
/** Of a name, on average. */
const letterWidth = 6.6;
/** Named phones of a site that are drawn one below the other; more are in two columns. */
const maxInOneColumn = 16;
/** From the bottom of a device to the baseline of its label, which is 17 units high on narrow screens. */
const labelOffset = 13;

/** Draws each site: its box, a star of cables to its switches, a cable from each below its phones; or its users. */
export function drawInstallation(plan: InstallationPlan, boxSign: readonly Shape[]) {
  const scale = glyphScale(plan);
  const severalSites = plan.sites.length > 1;
  const groups: DrawnGroup[] = [];
  let top = margin;
  for (const site of plan.sites) {
    if (severalSites) {
      groups.push(siteTitle(site, top));
      top += titleHeight;
    }
    const placed = site.boxes > 0 ? drawWiredSite(site, top, scale, boxSign) : drawUsers(site, top, 1.25 * scale);
    groups.push(...placed.groups);
    top = placed.bottom + siteGap;
  }
  return { width: drawingWidth, height: Math.round(top - siteGap + margin), groups };
}

/** Glyphs shrink as their number grows, so that fifty phones fit on one screen. */
function glyphScale({ sites }: InstallationPlan): number {
  if (sites.some(({ names, switches }) => names ?? switches.some((planned) => planned.names))) return 0.72;
  const devices = sites.reduce((sum, site) => sum + countDevices(site), 0);
  if (devices <= 4) return 1.25;
  return devices <= 12 ? 1 : 0.85;
}

function countDevices({ phones, users }: PlannedSite): number {
  return Object.values(phones).reduce((sum, count) => sum + count, users);
}

function siteTitle(site: PlannedSite, top: number): DrawnGroup {
  const devices = countDevices(site);
  const noun = site.boxes > 0 ? 'poste' : 'utilisateur';
  const shapes: Shape[] = [
    { kind: 'path', d: `M0 ${titleHeight - 8}h${drawingWidth}`, stroke: 'line', strokeWidth: 1 },
    label(0, 9, `Site ${site.number}`, { bold: true }),
    label(drawingWidth, 9, formatCounted(devices, noun, `${noun}s`), { anchor: 'end' }),
  ];
  return group(`site-${site.number}`, 0, top, 1, shapes);
}

function drawWiredSite(site: PlannedSite, top: number, scale: number, boxSign: readonly Shape[]) {
  const cables: DrawnGroup[] = [];
  const devices: DrawnGroup[] = [];
  let bottom = top;
  const uplinks: number[] = [];
  for (const [index, planned] of site.switches.entries()) {
    const prefix = `site-${site.number}-switch-${index + 1}`;
    const placed = drawSwitch(planned, prefix, bottom, scale, countDevices(site) > maxInOneColumn ? 2 : 1);
    devices.push(...placed.devices);
    cables.push(...placed.cables);
    uplinks.push(placed.uplink);
    bottom = placed.bottom + rowGap;
  }
  bottom = Math.max(bottom - rowGap, top + boxSize.height + labelOffset + 3);
  const boxTop = Math.round((top + bottom - labelOffset - 3 - boxSize.height) / 2);
  const boxMiddle = boxTop + boxSize.height / 2;
  for (const [index, uplink] of uplinks.entries()) {
    const from = boxLeft + boxSize.width;
    const halfway = (from + switchLeft) / 2;
    const d = `M${from} ${boxMiddle}C${halfway} ${boxMiddle} ${halfway} ${uplink} ${switchLeft + 2} ${uplink}`;
    cables.push(cable(`site-${site.number}-uplink-${index + 1}`, d));
  }
  cables.push(group(`site-${site.number}-internet`, boxLeft, boxMiddle, 1, deviceGlyphs.internet));
  const box = [...deviceGlyphs.box, ...boxSign, label(2, boxSize.height + labelOffset, 'Box')];
  devices.push(group(`site-${site.number}-box`, boxLeft, boxTop, 1, box));
  return { groups: [...cables, ...devices], bottom };
}

function drawSwitch(planned: PlannedSwitch, prefix: string, top: number, scale: number, nameColumns: number) {
  const size = switchSize(planned.ports);
  const space = drawingWidth - margin - phonesLeft;
  const pitch = {
    x: planned.names ? space / nameColumns : glyphSize.width * scale + 3,
    y: glyphSize.height * scale + 7,
  };
  const columns = Math.floor(space / pitch.x);
  const rows = Math.max(1, Math.ceil(planned.phones.length / columns));
  const labelled = size.height + labelOffset + 2;
  const height = Math.max(labelled, rows * pitch.y);
  const switchTop = Math.round(top + (height - labelled) / 2);
  const middle = switchTop + size.height / 2;
  const devices: DrawnGroup[] = planned.phones.map((model, index) => {
    const x = phonesLeft + (index % columns) * pitch.x;
    const y = top + Math.floor(index / columns) * pitch.y;
    return group(`${prefix}-${phoneKey(planned.phones, index)}`, x, y, scale, deviceGlyphs[model]);
  });
  devices.push(...nameGroups(devices, planned.names, pitch.x));
  const used = `${planned.usedPorts}/${planned.ports}\u00a0ports`;
  // The label ends under the switch, clear of the cable that goes down to the phones.
  const portsLabel = label(size.width - 2, size.height + labelOffset, used, { anchor: 'end' });
  const glyph = switchGlyph(planned.ports, planned.usedPorts);
  devices.push(group(prefix, switchLeft, switchTop, 1, [...glyph, portsLabel]));
  const cables = Array.from({ length: planned.phones.length === 0 ? 0 : rows }, (_, row) => {
    const y = top + row * pitch.y + glyphSize.height * scale + 1.5;
    const last = row === rows - 1 ? planned.phones.length - 1 - row * columns : columns - 1;
    const from = switchLeft + size.width - 2;
    const turn = phonesLeft - 10;
    const to = phonesLeft + last * pitch.x + (glyphSize.width * scale) / 2;
    const ticks = Array.from({ length: last + 1 }, (_, column) => {
      const x = phonesLeft + column * pitch.x + (glyphSize.width * scale) / 2;
      return `M${round(x)} ${round(y)}v-4`;
    }).join('');
    return cable(
      `${prefix}-cable-${row + 1}`,
      `M${round(from)} ${round(middle)}C${turn} ${round(middle)} ${round(from + 4)} ${round(y)} ${turn} ${round(y)}H${round(to)}${ticks}`,
    );
  });
  return { cables, devices, uplink: round(middle), bottom: top + height };
}

function drawUsers(site: PlannedSite, top: number, scale: number) {
  const space = drawingWidth - 2 * margin;
  const pitch = {
    x: site.names ? space / 3 : glyphSize.width * scale + 5,
    y: glyphSize.height * scale + 8,
  };
  const columns = Math.floor(space / pitch.x);
  const groups = Array.from({ length: site.users }, (_, index) =>
    group(
      `site-${site.number}-user-${index + 1}`,
      margin + (index % columns) * pitch.x,
      top + Math.floor(index / columns) * pitch.y,
      scale,
      deviceGlyphs.user,
    ),
  );
  const rows = Math.max(1, Math.ceil(site.users / columns));
  groups.push(...nameGroups(groups, site.names, pitch.x));
  return { groups, bottom: top + rows * pitch.y };
}

/** The name of each device at its right, as far as there is room before the next one. */
function nameGroups(devices: readonly DrawnGroup[], names: readonly string[] = [], pitch: number): DrawnGroup[] {
  return names.flatMap((name, index) => {
    const device = devices[index];
    if (device === undefined) return [];
    const left = glyphSize.width * device.scale + 4;
    const room = Math.floor((pitch - left) / letterWidth);
    const text = name.length > room ? `${cutText(name, room - 1).trimEnd()}…` : name;
    const shape = label(left, glyphSize.height * device.scale * 0.7, text);
    return [group(`${device.key}-name`, device.x, device.y, 1, [shape])];
  });
}

/** Numbers a phone among those of its kind, so that adding one of another kind redraws nothing else. */
function phoneKey(phones: readonly PhoneModel[], index: number): string {
  const model = phones[index];
  return `${model}-${phones.slice(0, index).filter((other) => other === model).length + 1}`;
}

function label(x: number, y: number, text: string, style: Pick<TextShape, 'bold' | 'anchor'> = {}): TextShape {
  return { kind: 'text', x, y, text, size: labelSize, ...style };
}

function cable(key: string, d: string): DrawnGroup {
  return group(key, 0, 0, 1, [{ kind: 'path', d, stroke: 'coral', strokeWidth: 2.4 }]);
}

function group(key: string, x: number, y: number, scale: number, shapes: readonly Shape[]): DrawnGroup {
  return { key, x: round(x), y: round(y), scale, shapes };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
