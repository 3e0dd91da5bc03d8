import CopperPoles from '#ui/drawings/articles/CopperPoles.svg?drawing';
import DeskPhoneT33G from '#ui/drawings/devices/DeskPhoneT33G.svg?drawing';

/** Poles of the copper line, year after year; the wire falls, and our cord goes on to the new phone. */
export function CopperTimeline() {
  return (
    <>
      <CopperPoles />
      <DeskPhoneT33G x={486} y={222} width={210} height={170} />
    </>
  );
}
