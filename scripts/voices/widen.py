"""Makes kokoro-wide.onnx of kokoro.onnx: the same weights, with convolutions in 32-bit floats instead of 8-bit integers.

ONNX Runtime for Node has no fast 8-bit convolution: the wide model takes 0.53 s of a core per second of sound, the other 0.93.
Only `npm run voices` is worth its 256 MB. Needs the package onnx (1.23.2). The folder of the model is the only argument.
"""

import sys
from pathlib import Path

import numpy
import onnx
from onnx import helper, numpy_helper


def column(values: numpy.ndarray, rank: int) -> numpy.ndarray:
    """One value, or one per output channel, in a shape that fits the weights."""
    return values.reshape([-1] + [1] * (rank - 1)) if values.size > 1 else values.reshape(())


class Graph:
    def __init__(self, graph: onnx.GraphProto) -> None:
        self.graph = graph
        self.constants = {constant.name: constant for constant in graph.initializer}
        self.maker = {output: node for node in graph.node for output in node.output}
        self.users: dict[str, list] = {}
        for node in graph.node:
            for name in node.input:
                self.users.setdefault(name, []).append(node)

    def array(self, name: str) -> numpy.ndarray:
        return numpy_helper.to_array(self.constants[name])

    def add(self, name: str, values: numpy.ndarray) -> str:
        if name not in self.constants:
            self.constants[name] = numpy_helper.from_array(values.astype(numpy.float32), name)
            self.graph.initializer.append(self.constants[name])
        return name

    def bias_of(self, added: onnx.NodeProto, output: str) -> str:
        """The bias in floats: the graph divides it by the scale to add it to integers."""
        [scaled] = [name for name in added.input if name != output]
        node = self.maker[scaled]
        while node.op_type != "Div":
            node = self.maker[node.input[0]]
        return self.add(f"{node.input[0]}_flat", self.array(node.input[0]).reshape(-1))

    def widen(self, integer: onnx.NodeProto) -> None:
        """Quantise, ConvInteger, (Add the bias), Cast and Mul become one Conv."""
        quantised, weights, _, zero = integer.input
        [after] = self.users[integer.output[0]]
        inputs = [self.maker[quantised].input[0]]
        bias = []
        if after.op_type == "Add":
            bias = [self.bias_of(after, integer.output[0])]
            [after] = self.users[after.output[0]]
        [rescaled] = self.users[after.output[0]]
        [factor] = [name for name in rescaled.input if name != after.output[0]]
        [scale] = [name for name in self.maker[factor].input if name in self.constants]
        rank = self.array(weights).ndim
        wide = self.array(weights).astype(numpy.float32) - column(self.array(zero).astype(numpy.float32), rank)
        inputs.append(self.add(f"{weights}_wide", wide * column(self.array(scale), rank)))
        conv = helper.make_node("Conv", [*inputs, *bias], list(rescaled.output), name=f"{integer.name}_wide")
        conv.attribute.extend(integer.attribute)
        rescaled.CopyFrom(conv)

    def drop_unused(self) -> None:
        while True:
            used = {name for node in self.graph.node for name in node.input} | {out.name for out in self.graph.output}
            unused = [node for node in self.graph.node if not used.intersection(node.output)]
            if not unused:
                break
            for node in unused:
                self.graph.node.remove(node)
        for constant in [constant for constant in self.graph.initializer if constant.name not in used]:
            self.graph.initializer.remove(constant)


def main() -> None:
    folder = Path(sys.argv[1])
    model = onnx.load(folder / "kokoro.onnx")
    graph = Graph(model.graph)
    for node in [node for node in model.graph.node if node.op_type == "ConvInteger"]:
        graph.widen(node)
    graph.drop_unused()
    onnx.save(model, folder / "kokoro-wide.onnx")


if __name__ == "__main__":
    main()
